import { callAll, keyOf, type Sent } from '@omsorg/server/testing/statements/called.ts'
import { readSources, type Sources } from '@omsorg/server/testing/statements/declared.ts'
import pg from 'pg'
import type { Bench } from '../bench.ts'

/** Fewer rows are read whole sooner than looked up. */
const manyRows = 1_000

/** What may be read whole, by the file of the statement and the table, and why. */
const readWhole: Readonly<Record<string, string>> = {
  'products/search/found-products.sql.ts product_offer': 'a client offers all that is searched',
  'products/search/found-products.sql.ts product_stock': 'so does the stock of a market',
  'products/agreement/count-agreements.sql.ts product_offer': 'the offers of one client are counted',
  'products/agreement/client-agreements.sql.ts product_offer': 'and listed',
  'products/import/known.sql.ts product': 'an import knows all items of its market',
  'products/import/apply.sql.ts product': 'and writes them',
  'products/import/list-import-clients.sql.ts client': 'all clients are chosen from',
  'products/sync/sync.sql.ts client': 'a feed tells of all customers, at night',
  'products/sync/sync.sql.ts product_offer': 'and of all that they are offered',
  'products/group/read-product-groups.sql.ts product_offer': 'and all that it offers is grouped',
  'customer-service/substitution/compared-items.sql.ts product': 'an item is compared with all of its market',
  'customer-service/substitution/compared-items.sql.ts product_stock': 'and with what there is of them',
  'customer-service/item-replacement/reached.sql.ts client': 'a replacement reaches all clients of a market',
  'organisation/tree/tree.sql.ts client': 'the tree counts all clients',
  'prescriptions/row/supply-sample.sql.ts care_recipient': 'a sample of everybody is drawn at night',
  'sign-in/user-list/user-lists.sql.ts user_account': 'of no node at all, as nobody asks',
  'sign-in/user-list/user-lists.sql.ts client': 'and so of all clients',
  'sign-in/account-request/request-mails.sql.ts user_account':
    'it is asked by a job, whom no policy keeps from the index',
  'sign-in/account-request/request-mails.sql.ts client': 'a request names its organisation in words, once',
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/**
 * Which statements of the server PostgreSQL plans to read a large table whole for, whatever they are asked: they grow with the
 * world. It fails when there is one that nobody has said why of. What stands in functions is not seen: it is planned inside.
 */
export async function explainPlans({ world }: Bench): Promise<void> {
  const sources = readSources()
  const statements = await callAll(sources).finally(() => sources.close())
  const [app, jobs] = await Promise.all([
    signedInAs(world.servingUrl, 'omsorg_app'),
    signedInAs(world.jobsUrl, 'omsorg_jobs'),
  ])
  const found = new Map<string, Set<string>>()
  let explained = 0
  try {
    const large = await largeTables(world.ownerUrl)
    for (const { text, templates } of statements) {
      const plan = (await planOf(app, text)) ?? (await planOf(jobs, text))
      if (!plan) continue
      explained += 1
      const at = placeOf(sources, templates[0])
      for (const table of readBy(plan)) {
        const [file = ''] = at.split(':')
        const place = `${file.replace(/^features\//, '')} ${table}`
        if (large.has(table)) found.set(place, (found.get(place) ?? new Set()).add(at))
      }
    }
  } finally {
    await Promise.all([app.end(), jobs.end()])
  }
  console.log(`${explained} of ${statements.length} statements explained; read whole:`)
  for (const [place, at] of [...found].toSorted()) console.log(`- ${place}: ${readWhole[place] ?? [...at].join(', ')}`)
  const unsaid = [...found.keys()].filter((place) => !(place in readWhole))
  if (unsaid.length > 0) throw new Error(`nobody has said why these read a large table whole: ${unsaid.join('; ')}`)
}

async function signedInAs(url: string, role: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: `-c role=${role} -c TimeZone=UTC` })
  await client.connect()
  return client
}

async function largeTables(ownerUrl: string): Promise<ReadonlySet<string>> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'omsorg'::regnamespace and reltuples > ${manyRows}`,
  )
  await owner.end()
  return new Set(rows.map(({ name }) => name))
}

/** Null where the role may not carry it out, or where nothing is planned. */
async function planOf(client: pg.Client, text: string): Promise<Plan | null> {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      `explain (generic_plan, costs off, format json) ${text}`,
    )
    return rows[0]?.['QUERY PLAN'][0].Plan ?? null
  } catch (fault) {
    if (fault instanceof pg.DatabaseError) return null
    throw fault
  }
}

function readBy(plan: Plan): string[] {
  const own = plan['Node Type'].endsWith('Seq Scan') && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...own, ...(plan.Plans ?? []).flatMap(readBy)]
}

function placeOf({ templates }: Sources, key: Sent['templates'][number] | undefined): string {
  return templates.find(({ texts }) => keyOf(texts) === key)?.at ?? ''
}
