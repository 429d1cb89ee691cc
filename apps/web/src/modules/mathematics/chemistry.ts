// Adds \ce and \pu to KaTeX.
import 'katex/contrib/mhchem';
