import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { demoPassword, demoAccounts } from '@omsorg/database/demo/accounts.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FakeErp } from './adapters/erp/fake.ts'
import type { FakeRegisters } from './adapters/population-register/fake.ts'
import type { Resident } from './adapters/population-register/fake/persons.ts'
import { readForm } from './platform/parsing.ts'

interface DemoPages {
  readonly erp: FakeErp
  readonly registers: FakeRegisters | null
  /** The folder of the built web application; empty when something else serves it. */
  readonly webFolder: string
}

/**
 * The accounts that the sign-in page offers to click, the desk from which the fake ERP is steered, whom the fake population
 * registers know, and the gallery of what the pages are made of. Demo mode only.
 */
export function serveDemoPages(server: FastifyInstance, { erp, registers, webFolder }: DemoPages): void {
  server.get('/demo/accounts', async (_request, reply) => {
    const accounts = demoAccounts.map(({ userName, application, market, description }) => ({
      userName,
      application,
      market,
      description,
    }))
    return reply.header('Cache-Control', 'no-store').send({ password: demoPassword, accounts })
  })

  server.get('/demo/register', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(residentsPage(registers?.residents() ?? [])),
  )

  server.get('/demo/erp', async (_request, reply) => reply.type('text/html; charset=utf-8').send(deskPage(erp)))

  if (webFolder) {
    server.get('/demo/gallery', async (_request, reply) => {
      const page = await readFile(path.join(webFolder, 'gallery/index.html'), 'utf8')
      return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page)
    })
  }

  server.post('/demo/erp', async (request, reply) => {
    const form = Buffer.isBuffer(request.body) ? readForm(request.body) : {}
    const wish = wishShape.safeParse(form)
    if (wish.success) await carryOut(erp, wish.data)
    return reply.redirect('/demo/erp', 303)
  })
}

const wishShape = z.object({
  wish: z.enum([
    'step',
    'run',
    'stand-still',
    'refuse',
    'refuse-later',
    'fail',
    'down',
    'drop',
    'slow',
    'twice',
    'behave',
  ]),
})

const pace = 4000

async function carryOut(erp: FakeErp, { wish }: z.output<typeof wishShape>): Promise<void> {
  switch (wish) {
    case 'step':
      await erp.step()
      return
    case 'run':
      return erp.turn({ stepEveryMs: pace })
    case 'stand-still':
      return erp.turn({ stepEveryMs: null })
    case 'refuse':
      return erp.turn({ refuse: 'The item is out of the range.' })
    case 'refuse-later':
      return erp.turn({ refuseLater: 'The item is out of the range.' })
    case 'fail':
      return erp.turn({ failures: 3 })
    case 'down':
      return erp.turn({ failures: Number.MAX_SAFE_INTEGER })
    case 'drop':
      return erp.turn({ drops: 1 })
    case 'slow':
      return erp.turn({ answerAfterMs: 5000 })
    case 'twice':
      return erp.turn({ messagesTwice: true })
    case 'behave':
      return erp.turn({
        refuse: null,
        refuseLater: null,
        failures: 0,
        drops: 0,
        answerAfterMs: 0,
        messagesTwice: false,
        stepEveryMs: pace,
      })
  }
}

const words: Record<z.output<typeof wishShape>['wish'], string> = {
  step: 'Move every order on by one status',
  run: 'Move on by itself',
  'stand-still': 'Stand still',
  refuse: 'Refuse new orders',
  'refuse-later': 'Take new orders and refuse them later',
  fail: 'Fail three times',
  down: 'Be down until it behaves well again',
  drop: 'Drop the next connection after taking the order',
  slow: 'Answer after five seconds',
  twice: 'Send every message twice',
  behave: 'Behave well again',
}

function deskPage(erp: FakeErp): string {
  const orders = erp
    .orders()
    .toReversed()
    .slice(0, 100)
    .map(
      ({ order, erpOrderId, status, timesReceived }) =>
        `<tr><td>${order.customerOrderId}</td><td>${order.orderId}</td><td>${erpOrderId}</td><td>${status}</td><td>${timesReceived}</td><td>${order.lines.length}</td></tr>`,
    )
  const buttons = Object.entries(words).map(
    ([wish, text]) => `<p><button name="wish" value="${wish}">${text}</button></p>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The demo ERP</title></head>
<body><main><h1>The demo ERP</h1>
<p>Now: ${JSON.stringify(erp.switches()).replaceAll('<', '&lt;')}</p>
<form method="post" action="/demo/erp">${buttons.join('')}</form>
<h2>Orders, the newest first</h2>
<table><thead><tr><th scope="col">Customer order id</th><th scope="col">Order id</th><th scope="col">ERP order id</th><th scope="col">Status</th><th scope="col">Times received</th><th scope="col">Lines</th></tr></thead>
<tbody>${orders.join('')}</tbody></table></main></body></html>`
}

/** Whom the registration form finds, and what the register says of them. */
function residentsPage(residents: readonly Resident[]): string {
  const rows = residents.map(
    ({ country, number, story, firstName, lastName }) =>
      `<tr><td>${country}</td><td>${number}</td><td>${story}</td><td>${firstName} ${lastName}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The demo registers</title></head>
<body><main><h1>The demo registers</h1>
<p>Invented people with numbers of test series. Every other number is unknown.</p>
<table><thead><tr><th scope="col">Country</th><th scope="col">Number</th><th scope="col">The register says</th><th scope="col">Name</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></main></body></html>`
}
