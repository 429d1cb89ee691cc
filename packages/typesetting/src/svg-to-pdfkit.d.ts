declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';

  interface Options {
    width?: number;
    height?: number;
    assumePt?: boolean;
    preserveAspectRatio?: string;
  }

  function svgToPdf(
    document: InstanceType<typeof PDFDocument>,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void;

  export = svgToPdf;
}
