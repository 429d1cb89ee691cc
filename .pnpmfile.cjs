// The Prisma client names the command line as an optional peer. Because we have it for development, a production
// install would bring it too, with 200 MB of its own dependencies.
const withoutPeers = (manifest) => ({ ...manifest, peerDependencies: {}, peerDependenciesMeta: {} });

const changes = { '@prisma/client': withoutPeers };

module.exports = {
  hooks: { readPackage: (manifest) => changes[manifest.name]?.(manifest) ?? manifest },
};
