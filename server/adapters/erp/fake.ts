import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { sendWaiting } from './fake-messages.ts'
import type { WebhookTarget } from './fake-messages.ts'
import { advance } from './fake-order.ts'
import type { FakeOrder } from './fake-order.ts'
import { answerOver } from './fake-http.ts'
import { openStore } from './fake-store.ts'
import { switchesShape, defaultSwitches } from './fake-switches.ts'
import type { SwitchChanges, Switches } from './fake-switches.ts'

export interface FakeErpSettings {
  /** 0, the default, takes a free one. The fake listens on 127.0.0.1 only. */
  readonly port?: number
  /** What the client must show as its bearer token; the control calls too. */
  readonly token: string
  /** Where status messages go; without it they stay in the outbox. */
  readonly webhook?: WebhookTarget
  /** Keeps orders there over a restart; without it they live in memory. */
  readonly folder?: string
  readonly switches?: SwitchChanges
  readonly now?: () => Temporal.Instant
}

export interface FakeErp {
  readonly url: string
  /** Every order received, by our order id. */
  orders(): readonly FakeOrder[]
  switches(): Switches
  turn(changes: SwitchChanges): void
  sendTo(webhook: WebhookTarget): void
  /** Moves every order on by one status, then sends what waits. */
  step(): Promise<Step>
  stop(): Promise<void>
}

export interface Step {
  readonly moved: number
  readonly sent: number
  readonly waiting: number
}

/** An ERP that speaks docs/erp-protocol.md over real HTTP, so that the product uses its real client even without an ERP. */
export async function startFakeErp(settings: FakeErpSettings): Promise<FakeErp> {
  const store = await openStore(settings.folder)
  const now = settings.now ?? (() => Temporal.Now.instant())
  let switches = switchesShape.parse({ ...defaultSwitches, ...settings.switches })
  let webhook = settings.webhook
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** What changes an order happens one at a time; a slow receiver of messages must not keep orders from coming in. */
  const inTurn = oneAtATime()
  const inStep = oneAtATime()

  const step = () =>
    inStep(async () => {
      let moved = 0
      let sent = 0
      for (const kept of store.orders.values()) {
        // Written before it is sent: a kill in between sends the message again, with the same id.
        if (await inTurn(() => move(kept))) moved += 1
        if (!webhook || kept.outbox.length === 0) continue
        sent += await sendWaiting(kept, webhook, switches, now)
        await inTurn(() => store.keep(kept))
      }
      const waiting = [...store.orders.values()].reduce((sum, kept) => sum + kept.outbox.length, 0)
      return { moved, sent, waiting }
    })

  async function move(kept: FakeOrder): Promise<boolean> {
    const moved = advance(kept, now().toString())
    if (moved) await store.keep(kept)
    return moved
  }

  function setPace(): void {
    clearTimeout(timer)
    if (switches.stepEveryMs === null || stopped) return
    timer = setTimeout(() => void step().finally(setPace), switches.stepEveryMs).unref()
  }

  function turn(changes: SwitchChanges): void {
    switches = switchesShape.parse({ ...switches, ...changes })
    if ('stepEveryMs' in changes) setPace()
  }

  const erp = { token: settings.token, store, now, inTurn, step, turn, switches: () => switches }
  const server = createServer(answerOver(erp))
  server.listen(settings.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  setPace()

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders: () => [...store.orders.values()],
    switches: () => switches,
    turn,
    sendTo: (target) => void (webhook = target),
    step,
    async stop() {
      stopped = true
      clearTimeout(timer)
      server.close()
      server.closeAllConnections()
      await inStep(async () => undefined)
      await inTurn(async () => undefined)
    },
  }
}

function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
