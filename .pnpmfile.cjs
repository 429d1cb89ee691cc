// The Prisma client names the command line as an optional peer. Because we have it for development, a production
// install would bring it too, with 200 MB of its own dependencies. The rules of regular expressions would bring ESLint.
const withoutPeers = (manifest) => ({ ...manifest, peerDependencies: {}, peerDependenciesMeta: {} });

const changes = {
  '@prisma/client': withoutPeers,
  'eslint-plugin-regexp': withoutPeers,
  '@eslint-community/eslint-utils': withoutPeers,
};

module.exports = {
  hooks: { readPackage: (manifest) => changes[manifest.name]?.(manifest) ?? manifest },
};
