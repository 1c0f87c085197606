import { takeIds, insertForId, insertRow, insertRows, type Connection } from '../build/rows.ts'
import { plannedMessages, plannedNews, staticTexts } from '../data/texts.ts'
import type { FilledWorld } from './daily-work.ts'
import type { FilledClient } from './world.ts'

/** What people read, and the item replacements that customer service has published. */
export async function fillContent(connection: Connection, { clients, staff }: FilledWorld): Promise<void> {
  const admin = staff.named('admin')
  await fillStaticContent(connection, admin.id)
  for (const filled of clients) {
    await fillNews(connection, filled, { admin: staff.named('news.se').id, service: staff.named('csp').id })
  }
  const [sweden] = clients
  if (sweden) await fillReplacements(connection, sweden, staff.named('csp.replacer').id)
}

/** Each language by itself, in its first version. */
async function fillStaticContent(connection: Connection, updated_by: number): Promise<void> {
  const updated_at = new Date()
  const planned = staticTexts.flatMap(({ identifier, name, type, status = 'active', text }) =>
    (['en', 'sv', 'fi', 'dk'] as const).map((language) => ({
      identifier,
      name: name[language],
      type,
      status,
      language,
      text: text[language],
    })),
  )
  const ids = await takeIds(connection, 'static_content', planned.length)
  await insertRows(
    connection,
    'static_content',
    planned.map((content, at) => ({ id: ids[at], ...content, version: 1, updated_by, updated_at, row_version: 1 })),
  )
  await insertRows(
    connection,
    'static_content_version',
    planned.map(({ name, status, text }, at) => ({
      static_content_id: ids[at],
      version: 1,
      name,
      status,
      text,
      written_by: updated_by,
      written_at: updated_at,
    })),
  )
}

/** What is written of a market, in one language or in all four. */
async function fillNews(
  connection: Connection,
  { home, today }: FilledClient,
  { admin, service }: Writers,
): Promise<void> {
  const { market, id: clientId } = home.client
  const messages = plannedMessages[market].map((each) => ({ ...each, by: service, clientId: null }))
  const news = plannedNews[market].map((each) => ({ ...each, by: admin, clientId }))
  for (const each of [...messages, ...news]) {
    const id = await insertForId(connection, 'news', {
      id: (await takeIds(connection, 'news', 1))[0],
      client_id: each.clientId,
      market,
      message_type: each.type ?? 'news',
      internal_heading: '',
      state: each.state ?? 'published',
      valid_from: today.add({ days: each.from ?? -30 }).toString(),
      valid_until: each.until === undefined || each.until === null ? null : today.add({ days: each.until }).toString(),
      always_show: false,
      always_on_top: each.onTop ?? false,
      opening_hours: each.openingHours ?? '',
      address: each.address ?? '',
      care_unit_ids: [],
      role_codes: each.roles ?? [],
      created_by: each.by,
      created_at: new Date(),
      updated_by: each.by,
      updated_at: new Date(),
      row_version: 1,
    })
    const texts = (['sv', 'en', 'fi', 'dk'] as const).flatMap((language) => {
      const said = each.texts[language]
      return said ? [{ news_id: id, language, header: said[0], text: said[1], ready: true }] : []
    })
    await insertRows(connection, 'news_text', texts)
    if ((each.from ?? 0) < -20 && each.clientId)
      await insertRow(connection, 'news_seen', { news_id: id, user_id: each.by, seen_at: new Date() })
  }
}

interface Writers {
  readonly admin: number
  readonly service: number
}

/** One that is finished (Astrid's dressing came from it), one that stalled, one that was only asked for. */
async function fillReplacements(
  connection: Connection,
  { catalogue, today, home }: FilledClient,
  requested_by: number,
): Promise<void> {
  const gone = (['WoundCare', 'Incontinence', 'Catheter'] as const).map(
    (area) => [catalogue.discontinued(area)[0], catalogue.prescribable(area)] as const,
  )
  const plans = [
    { status: 4, done: 12, ago: 60, replacement: catalogue.named('Mossling Skum 10 × 10 cm') },
    { status: 3, done: 5, ago: 2, replacement: null },
    { status: 1, done: 0, ago: 0, replacement: null },
  ] as const
  for (const [index, { status, done, ago, replacement }] of plans.entries()) {
    const [replaced, others = []] = gone[index] ?? []
    const by = replacement ?? others[0]
    if (!replaced || !by) continue
    const at = `${today.subtract({ days: ago }).toString()}T05:00:00Z`
    await insertForId(connection, 'item_replacement', {
      market: home.client.market,
      replaced_product_id: replaced.product.id,
      replacement_product_id: by.product.id,
      patient_data_owner_id: null,
      status,
      rows_total: status === 1 ? 0 : 12,
      rows_done: done,
      requested_by,
      requested_at: at,
      last_progress_at: status === 1 ? null : at,
      finished_at: status === 4 ? at : null,
      failure: status === 3 ? 'no progress for 30 minutes' : null,
    })
  }
}
