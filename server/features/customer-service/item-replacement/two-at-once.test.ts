import { approveSubstitution } from '@omsorg/contract/customer-service/substitution/approve-substitution.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToReplace } from '../../../testing/customer-service/replacements.ts'
import { furtherProduct } from '../../../testing/prescribing.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { atOnceInto } from '../../../testing/world/at-once.ts'

let world: World
let erik: SignedIn
beforeAll(async () => {
  world = await openWorld()
  erik = await world.signIn(world.people.customerService)
  // What is accepted stays unfinished: nothing is carried out here.
  await world.owner.query(
    `create function public.in_an_hour() returns trigger language plpgsql as
       $$ begin new.run_at := now() + interval '1 hour'; return new; end $$;
     create trigger later before insert on graphile_worker._private_jobs
       for each row execute function public.in_an_hour()`,
  )
})
afterAll(() => world.close())

type Item = Awaited<ReturnType<typeof furtherProduct>>
type Pair = readonly [from: Item, to: Item]
type Call = () => Promise<{ readonly status: number; readonly text: string }>

const turns = 10
const item = () => furtherProduct(world, 'A')

const publishing =
  ([from, to]: Pair): Call =>
  () =>
    askToReplace(world, erik, { from, to })
const approving =
  (...pairs: readonly Pair[]): Call =>
  () =>
    world.as(erik).call(approveSubstitution, {
      input: {
        pairs: pairs.map(([from, to]) => ({
          replacedItemNumber: from.itemNumber,
          replacementItemNumber: to.itemNumber,
        })),
      },
    })

/** What is answered to two who have read all that nobody keeps from them before the first of them writes. */
async function answered(calls: readonly [Call, Call]): Promise<string[]> {
  const answers = await atOnceInto(world, 'item_replacement', calls)
  return answers.map(({ status, text }) => (status === 200 ? 'accepted' : (/CSP\d{6}/.exec(text)?.[0] ?? text)))
}

async function acceptedOf([from, to]: Pair): Promise<number | null> {
  const { rows } = await world.owner.query<{ id: number }>(
    'select id from omsorg.item_replacement where replaced_product_id = $1 and replacement_product_id = $2',
    [from.id, to.id],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0]?.id ?? null
}

const oneIsRefused = ['CSP001005', 'accepted']

test('of two opposite replacements at once one is accepted, in every turn (O-4-35, O-8-56)', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const [one, other] = [await item(), await item()]
    expect((await answered([publishing([one, other]), publishing([other, one])])).toSorted()).toEqual(oneIsRefused)
    const accepted = [await acceptedOf([one, other]), await acceptedOf([other, one])]
    expect(accepted.filter((id) => id !== null)).toHaveLength(1)
  }
})

test('of two at once in the same direction one is accepted, in every turn', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const pair: Pair = [await item(), await item()]
    expect((await answered([publishing(pair), publishing(pair)])).toSorted()).toEqual(oneIsRefused)
  }
})

test('nothing is accepted towards an item that another at once replaces; what has its place by then may follow', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const [first, second, third] = [await item(), await item(), await item()]
    const [towards, onwards]: [Pair, Pair] = [
      [first, second],
      [second, third],
    ]
    const calls: [Call, Call] = [publishing(towards), publishing(onwards)]
    await answered(turn % 2 === 0 ? calls : [calls[1], calls[0]])
    const [earlier, later] = [await acceptedOf(towards), await acceptedOf(onwards)]
    expect(later).not.toBeNull()
    expect(earlier ?? 0).toBeLessThan(later ?? 0)
  }
})

test('an approval is held to the same: against its opposite, and against one that publishes', async () => {
  for (let turn = 0; turn < turns; turn += 1) {
    const [one, other, further, last] = [await item(), await item(), await item(), await item()]
    const there = approving([one, other], [further, last])
    const back = turn % 2 === 0 ? approving([last, further], [other, one]) : publishing([other, one])
    expect((await answered([there, back])).toSorted()).toEqual(oneIsRefused)
  }
})
