// The Prisma client names the command line as an optional peer. Because we have it for development, a production
// install would bring it too, with 200 MB of its own dependencies.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name !== '@prisma/client') return manifest;
      return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} };
    },
  },
};
