import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { constants, gzip, zstdCompress } from 'node:zlib'

/** Smaller answers fit one packet, compressed or not. */
const smallestBytes = 1024
const encodings = ['zstd', 'gzip']
const compressible = /^(?:application\/json|text\/)/

const compressors: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  zstd: async (bytes) => promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  gzip: async (bytes) => promisify(gzip)(bytes, { level: 5 }),
}

/**
 * Compresses what is made at run time: answers, and the page itself. Files are compressed when they are built. Answers with
 * tokens stay as they are: beside words of the caller's choice, the length would tell of the secret.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallestBytes) return payload
    if (request.url.startsWith('/connect') || reply.hasHeader('Content-Encoding')) return payload
    if (!compressible.test(String(reply.getHeader('Content-Type')))) return payload
    reply.header('Vary', 'Accept-Encoding')
    const accepted = negotiate(request.headers['accept-encoding'] ?? '', encodings)
    const compress = accepted && compressors[accepted]
    if (!compress) return payload
    reply.header('Content-Encoding', accepted).removeHeader('Content-Length')
    return compress(Buffer.from(payload))
  })
}
