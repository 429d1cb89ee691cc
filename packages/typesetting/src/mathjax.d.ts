declare module 'mathjax' {
  interface MathJaxNode {
    readonly kind: string;
  }

  interface MathJax {
    startup: { adaptor: { innerHTML: (node: MathJaxNode) => string } };
    tex2svg: (tex: string, options: { display: boolean; em: number; ex: number }) => MathJaxNode;
  }

  interface Settings {
    loader: { load: string[] };
    startup: { typeset: boolean };
    svg: { fontCache: 'none' };
    tex: { packages: string[]; formatError: (jax: unknown, error: { message: string }) => never };
  }

  const library: { init: (settings: Settings) => Promise<MathJax> };
  export = library;
}
