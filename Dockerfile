# How it is built, and what was tried: docs/operations.md, "In containers".
# Pinned by version. To pin it by digest too: --build-arg NODE_IMAGE=docker.io/library/node@sha256:…
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN node scripts/assemble.mjs /app

FROM ${NODE_IMAGE}
# All that is written to: the admin door's file, which needs little room, and backups, if you make them here. The rest can
# be read-only.
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o 10001 -g 10001 -m 0700 /data /backups
COPY --from=build /app /app
WORKDIR /app
# By number, for whoever must know that it is not root.
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "apps/server/dist/main.js"]
