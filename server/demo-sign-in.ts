import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FakeCardBroker, PageReply } from './adapters/card-broker/fake.ts'
import type { DirectoryReply, FakeDirectory } from './adapters/directory/fake.ts'
import { readForm } from './platform/parsing.ts'

interface DemoSignIn {
  readonly cards: FakeCardBroker | null
  readonly directory: FakeDirectory | null
}

type Fields = Readonly<Record<string, string | undefined>>

/** The pages of those outside by whom somebody signs in, where fakes stand in for them. Demo mode only. */
export function serveDemoSignIn(server: FastifyInstance, { cards, directory }: DemoSignIn): void {
  if (cards) {
    server.get('/demo/cards', async (request, reply) =>
      answer(reply, cards.page({ query: request.query as Fields, form: null })),
    )
    server.post('/demo/cards', async (request, reply) =>
      answer(reply, cards.page({ query: request.query as Fields, form: formOf(request) })),
    )
  }
  if (directory) {
    server.route({
      method: ['GET', 'POST'],
      url: '/demo/directory/*',
      handler: async (request, reply) => {
        // As with the real one, its window knows nothing of who has opened it.
        reply.header('Cross-Origin-Opener-Policy', 'unsafe-none')
        const form = request.method === 'POST' ? formOf(request) : null
        const path = `/${(request.params as { '*': string })['*']}`
        return answer(reply, await directory.answer({ path, query: request.query as Fields, form }))
      },
    })
  }
}

function formOf(request: FastifyRequest): Fields {
  return Buffer.isBuffer(request.body) ? readForm(request.body) : {}
}

function answer(reply: FastifyReply, what: PageReply | DirectoryReply): FastifyReply {
  reply.header('Cache-Control', 'no-store')
  if ('sendTo' in what) return reply.redirect(what.sendTo, 303)
  if ('json' in what) return reply.code(what.status).send(what.json)
  return reply.type('text/html; charset=utf-8').send(what.html)
}
