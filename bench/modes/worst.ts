import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { kept, rebuilt } from '@omsorg/database/testing-supply.ts'
import { startFakeErp, type FakeErp } from '@omsorg/server/adapters/erp/fake.ts'
import { defaultSwitches, type SwitchChanges } from '@omsorg/server/adapters/erp/fake-switches.ts'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import type { Bench } from '../bench.ts'
import { savedOrders } from '../cases/confirm.ts'
import { send, type Answered, type Sent } from '../load.ts'
import { erpToken, startProduct, webhookKey, type RunningProduct } from '../servers/product.ts'
import { childrenOf } from '../servers/tree.ts'

/** One after the other, while the orders are handed over and their status comes back. */
const troubles: readonly SwitchChanges[] = [
  { failures: 40 },
  { drops: 40 },
  { messagesTwice: true, messagesOutOfOrder: true },
  { refuseLater: 'The item is recalled' },
  { answerAfterMs: 300 },
  { garbage: 'not-json' },
  { refuse: 'The customer is not known' },
  { holdMessages: true },
]

const troubleMs = 2_000

/** Whoever saves an order is signed in for five minutes, in which it is placed. */
const ordersOfRound = 500

/**
 * Many orders, two servers, one of which is killed on the way in each round, and an ERP that does all that an ERP does wrong.
 * Says what became of each order, and fails when one is lost, doubled, or has another status than there.
 */
export async function measureWorst({ world, given, options }: Bench): Promise<void> {
  const rounds = options.quick ? 2 : 20
  const erp = await startFakeErp({ token: erpToken })
  const product = () => startProduct({ ...given, erpUrl: erp.url })
  const staying = await product()
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  try {
    erp.sendTo({ url: `${staying.address}/api/Webhook/Erp`, key: webhookKey })
    let placed = 0
    let repeated = 0
    let minutes = 0
    for (let round = 0; round < rounds; round += 1) {
      const killed = await product()
      try {
        const calls = await savedOrders(world, staying.address, ordersOfRound)
        const began = performance.now()
        repeated += await placeAll(calls, killed, staying)
        await untilAllIsTold(owner, erp)
        minutes += (performance.now() - began) / 60_000
        placed += calls.length
      } finally {
        await killed.stop()
      }
    }
    const again = `${repeated} asked again after ${rounds} times a server was killed`
    console.log(`${placed} orders in ${minutes.toFixed(1)} minutes, ${again}\n`)
    if (!(await tellWhatBecameOfThem(owner, erp))) process.exitCode = 1
  } finally {
    await owner.end()
    await staying.stop()
    await erp.stop()
  }
}

/** Places half of them at each; a third on the way one is killed, and whoever has no answer asks the other. */
async function placeAll(calls: readonly Sent[], killed: RunningProduct, staying: RunningProduct): Promise<number> {
  const waiting = calls.map((call, index) => ({ call, at: index % 2 === 0 ? killed.address : staying.address }))
  let placed = 0
  let repeated = 0
  let isWrong = false
  const worker = async () => {
    for (let each = waiting.shift(); each && !isWrong; each = waiting.shift()) {
      const { call } = each
      for (let answer = await answerAt(each.at, call); answer?.status !== 200 && !isWrong;) {
        if (answer && answer.status !== 409 && answer.status !== 503) {
          isWrong = true
          throw new Error(`an order was answered ${answer.status} ${answer.body}`)
        }
        repeated += 1
        await setTimeout(100)
        answer = await answerAt(staying.address, call)
      }
      placed += 1
      if (placed === Math.floor(calls.length / 3)) killServerOf(killed)
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return repeated
}

/** Its launcher stays, and starts another one. */
function killServerOf({ launcherPid }: RunningProduct): void {
  const [server] = childrenOf(launcherPid)
  if (server === undefined) throw new Error('there is no server to kill')
  process.kill(server, 'SIGKILL')
}

/** Null when nobody answers. */
function answerAt(address: string, call: Sent): Promise<Answered | null> {
  return send(address, call).catch(() => null)
}

/** Trouble for as long as orders are handed over; then until none has news that it has not told, and none is still to move. */
async function untilAllIsTold(owner: pg.Client, erp: FakeErp): Promise<void> {
  let round = 0
  const trouble = setInterval(() => {
    erp.turn({ ...defaultSwitches, ...troubles[round % troubles.length] })
    round += 1
  }, troubleMs)
  const oneStep = async () => {
    const { moved, sent, waiting } = await erp.step()
    await setTimeout(200)
    return moved + sent + waiting
  }
  try {
    while ((await jobsLeft(owner, ['orders/hand-over'])) > 0) await oneStep()
  } finally {
    clearInterval(trouble)
  }
  erp.turn(defaultSwitches)
  while ((await oneStep()) > 0 || (await jobsLeft(owner, ['orders/hand-over', 'orders/erp-message'])) > 0);
}

async function jobsLeft(owner: pg.Client, names: readonly string[]): Promise<number> {
  const { rows } = await owner.query<{ left: number }>(
    `select count(*)::int as left from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = any($1) and job.attempts < job.max_attempts`,
    [names],
  )
  return rows[0]?.left ?? 0
}

interface Part {
  readonly id: string
  readonly erp_status: number
  readonly packages: number
  readonly times_placed: number
}

async function tellWhatBecameOfThem(owner: pg.Client, erp: FakeErp): Promise<boolean> {
  const { rows: parts } = await owner.query<Part>(
    `select p.id, p.erp_status,
       (select sum(l.quantity)::int from omsorg.order_line l where l.order_part_id = p.id) as packages,
       (select count(*)::int from omsorg.order_event e where e.order_part_id = p.id and e.event = 'placed') as times_placed
     from omsorg.order_part p join omsorg.customer_order o on o.id = p.customer_order_id
     join omsorg.user_account u on u.id = o.created_by
     where u.user_name like 'bench.orderer.%' and o.state = 2`,
  )
  const there = new Map(erp.orders().map((each) => [each.order.orderId, each]))
  const wrong = { lost: 0, doubled: 0, 'other packages': 0, 'other status': 0, 'not ours': there.size }
  let sentAgain = 0
  const statuses = new Map<number, number>()
  for (const part of parts) {
    statuses.set(part.erp_status, (statuses.get(part.erp_status) ?? 0) + 1)
    if (part.times_placed !== 1) wrong.doubled += 1
    const found = there.get(Number(part.id))
    // What it has rejected at once it does not keep.
    if (!found && part.erp_status !== erpStatus.refused) wrong.lost += 1
    if (!found) continue
    wrong['not ours'] -= 1
    sentAgain += found.timesReceived - 1
    if (found.order.lines.reduce((sum, line) => sum + line.quantity, 0) !== part.packages) wrong['other packages'] += 1
    if (found.status !== part.erp_status) wrong['other status'] += 1
  }
  const supply = isDeepStrictEqual(await kept(owner), await rebuilt(owner)) ? 'as rebuilt' : 'OTHER THAN REBUILT'
  const { rows: tasks } = await owner.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from omsorg.order_task where state <> 'done' group by kind order by kind`,
  )
  console.log(`parts ${parts.length}, at the ERP ${there.size}, sent to it again ${sentAgain}`)
  console.log(`by status ${JSON.stringify(Object.fromEntries(statuses))}, tasks ${JSON.stringify(tasks)}`)
  console.log(`${JSON.stringify(wrong)}, row_supply ${supply}`)
  return supply === 'as rebuilt' && Object.values(wrong).every((each) => each === 0)
}
