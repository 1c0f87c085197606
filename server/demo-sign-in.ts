import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FakeCardBroker, PageReply } from './adapters/card-broker/fake.ts'
import { readForm } from './platform/parsing.ts'

interface DemoSignIn {
  readonly cards: FakeCardBroker | null
}

type Fields = Readonly<Record<string, string | undefined>>

/** The pages of those outside by whom somebody signs in, where fakes stand in for them. Demo mode only. */
export function serveDemoSignIn(server: FastifyInstance, { cards }: DemoSignIn): void {
  if (!cards) return
  server.get('/demo/cards', async (request, reply) =>
    answer(reply, cards.page({ query: request.query as Fields, form: null })),
  )
  server.post('/demo/cards', async (request, reply) =>
    answer(reply, cards.page({ query: request.query as Fields, form: formOf(request) })),
  )
}

function formOf(request: FastifyRequest): Fields {
  return Buffer.isBuffer(request.body) ? (readForm(request.body) as Fields) : {}
}

function answer(reply: FastifyReply, page: PageReply): FastifyReply {
  reply.header('Cache-Control', 'no-store')
  if ('sendTo' in page) return reply.redirect(page.sendTo, 303)
  return reply.type('text/html; charset=utf-8').send(page.html)
}
