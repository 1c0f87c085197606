import { readHtml, writeHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { checkDraft, checkPublishing } from '@omsorg/domain/news/item/publish-news.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { authorOf } from '../../../platform/author.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { judgeAudience } from '../audience/judge-audience.ts'
import { cleanText } from '../../content/index.ts'
import { changesVersionOf, removeChanges } from '../changes/changes.sql.ts'
import { attachFiles, filesToAttach } from '../file/news-files.sql.ts'
import { insertNews, lockNews, setTexts, updateNewsRow, type LockedNews, type NewsToWrite } from './news-writes.sql.ts'

export interface Writing {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
}

export type Written = NewsToWrite & { readonly fileIds: readonly string[] }

/** Headings, paragraphs, lists, bold and links, as the pages read them back; nothing else is kept. */
const plainText = (html: string) => writeHtml(readHtml(cleanText(html)))

/** What is asked as it may be written: with whom it is for, and its texts clean. What is to be published is judged as that. */
export async function judge({ tx, actor, today }: Writing, asked: Written, held: LockedNews | null) {
  const audience = await judgeAudience(tx, actor, asked)
  if (!audience.ok) return audience
  const files = await filesToAttach(tx, { fileIds: asked.fileIds, newsId: held?.id ?? null, userId: actor.doerId })
  const missing = asked.fileIds.findIndex((each) => !files.some(({ id }) => id === each.toLowerCase()))
  if (missing >= 0) return refuse('file-wrong', { at: `fileIds[${missing}]` })

  const { careUnitIds, roles, clientId, market } = audience.value
  const texts = asked.texts.map((each) => ({ ...each, text: plainText(each.text) }))
  const url = asked.url === '' ? null : asked.url
  const news = { ...asked, clientId, market, careUnitIds, roles, texts, url }
  const outcome = news.state === 'draft' ? checkDraft(news) : checkPublishing({ ...news, files }, today.toString())
  return outcome.ok ? agree(news) : outcome
}

/** Saves new news, or a change of what is locked, with all that was changed and not published. */
async function save(writing: Writing, asked: Written, held: LockedNews | null) {
  const judged = await judge(writing, asked, held)
  if (!judged.ok) return judged
  const { tx, actor, now } = writing
  const news = judged.value
  const by = { userId: authorOf(actor).userId, now }
  const saved = held ? await updateNewsRow(tx, held.id, news, by) : await insertNews(tx, news, by)
  await Promise.all([setTexts(tx, saved.id, news.texts), attachFiles(tx, saved.id, news), removeChanges(tx, saved.id)])
  return agree({ id: saved.id, rowVersion: saved.row_version, state: news.state })
}

export function saveNew(writing: Writing, asked: Written) {
  return save(writing, asked, null)
}

/** What whoever writes has seen: the news, and what was changed of it. */
export interface Seen {
  readonly rowVersion: number
  readonly changesVersion: number
}

/** Whether nobody has saved since. The news is locked, and the changes are read after that. */
export async function isAsSeen(tx: Transaction, held: LockedNews, seen: Seen): Promise<boolean> {
  return held.row_version === seen.rowVersion && (await changesVersionOf(tx, held.id)) === seen.changesVersion
}

export async function saveChange(
  writing: Writing,
  newsId: number,
  asked: Written & Seen,
  isOfKind: (held: LockedNews) => boolean,
) {
  const held = await lockNews(writing.tx, writing.actor, newsId)
  if (!held || !isOfKind(held)) return refuse('news-not-found')
  if (!(await isAsSeen(writing.tx, held, asked))) return refuse('stale')
  return save(writing, asked, held)
}
