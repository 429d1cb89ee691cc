# The whole product as one image: docker build -t markwell . && docker run -e DATABASE_URL=… -e JWT_SECRET=… -p 4000:4000 markwell
# Everything, also what tests, the demo data and our own content need.
FROM node:24-bookworm-slim AS full
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/seed/package.json apps/seed/
COPY packages/dev-postgres/package.json packages/dev-postgres/
COPY packages/questions/package.json packages/questions/
COPY packages/shared/package.json packages/shared/
COPY packages/typesetting/package.json packages/typesetting/
COPY prisma/package.json prisma/
# The install would generate the Prisma client, but the sources are not copied yet; the build generates it.
RUN npx -y pnpm@10 install --frozen-lockfile --ignore-scripts
COPY . .
RUN node tools/build.ts

FROM full AS build
# Install again, with only what the API and the tools need in production.
RUN find . -name node_modules -prune -exec rm -rf {} + \
  && npx -y pnpm@10 install --frozen-lockfile --ignore-scripts --prod --filter-prod 'markwell...' --filter-prod '@markwell/api...' \
  && rm -rf packages/content packages/questions apps/seed packages/typesetting packages/dev-postgres apps/web/src apps/web/e2e

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=4000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/start.ts"]
