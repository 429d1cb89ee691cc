import { Page } from '#components/layout/page.tsx';
import { PageHeader } from '#components/ui/navigation/page-header.tsx';
import { pickerIntroduction, StagePicker } from '../components/stage-picker.tsx';

export function StagesPage() {
  return (
    <Page>
      <PageHeader title="Choose your stage" lead={pickerIntroduction} />
      <StagePicker />
    </Page>
  );
}
