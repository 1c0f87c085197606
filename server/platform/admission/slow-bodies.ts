import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface BodyLimits {
  /** Milliseconds in which a body is here. */
  readonly usual: number
  /** Of one with a file, from whoever is signed in: a photo behind a slow line. */
  readonly file: number
}

/** As long as the browser goes on sending: `web/platform/calls/call.ts`. */
export const bodyLimits: BodyLimits = { usual: 30_000, file: 5 * 60_000 }

/** What the server of Node waits for at most, whatever comes. */
export const timesToArrive = { requestTimeout: bodyLimits.file, http: { headersTimeout: bodyLimits.usual } } as const

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean
  }
}

/** Closes what brings its body too slowly, so that nobody holds connections by sending a byte a minute. */
export function limitSlowBodies(
  server: FastifyInstance,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
  { usual, file }: BodyLimits = bodyLimits,
): void {
  server.addHook('onRequest', async (request) => {
    const { raw } = request
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const waits = request.routeOptions.config.takesFile && (await isSignedIn(request)) ? file : usual
    const timer = setTimeout(() => raw.destroy(), waits).unref()
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer))
  })
}
