// The Prisma client names the command line as an optional peer, and prisma-kysely as a peer. We call their generators
// without it (tools/generate-client.ts): it and what it depends on would be 170 MB.
const withoutPeers = ['@prisma/client', 'prisma-kysely'];

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (!withoutPeers.includes(manifest.name)) return manifest;
      return { ...manifest, peerDependencies: {}, peerDependenciesMeta: {} };
    },
  },
};
