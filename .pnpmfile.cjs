// The Prisma client names the command line as an optional peer. Because we have it for development, a production
// install would bring it too, with 200 MB of its own dependencies.
const withoutPeers = (manifest) => ({ ...manifest, peerDependencies: {}, peerDependenciesMeta: {} });
// The S3 server of the tests names a command that its package does not have, which an install would warn of.
const withoutCommands = (manifest) => ({ ...manifest, bin: {} });

const changes = { '@prisma/client': withoutPeers, '@20minutes/s3rver': withoutCommands };

module.exports = {
  hooks: { readPackage: (manifest) => changes[manifest.name]?.(manifest) ?? manifest },
};
