import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { authorName } from '@omsorg/texts/author-name.ts'
import { cultureOf, type Language } from '@omsorg/texts/language.ts'
import type { PaperReader } from '@omsorg/texts/papers/paper.ts'
import type { PaperHead } from '@omsorg/texts/papers/person-on-paper.ts'
import { logView } from '../../../platform/access-log.sql.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readPersonOnPaper, viewOfPerson } from '../../care-recipients/index.ts'
import { readPrinter } from '../../orders/index.ts'

export interface ReadHead extends PaperHead {
  readonly clientId: string
  readonly printer: ShownAuthor | null
}

/** Who a paper is about and who takes it, and the row in the access log that it was shown; null for whoever is not there for the reader. */
export async function headForPaper(
  tx: Transaction,
  seal: Seal,
  { actor, careRecipientId, action }: { actor: Actor; careRecipientId: number; action: string },
): Promise<ReadHead | null> {
  const [record, printer] = await Promise.all([
    readPersonOnPaper(tx, careRecipientId, actor.carePlaceId),
    readPrinter(tx, actor),
  ])
  if (!record) return null
  await logView(tx, actor, { action, careRecipientIds: [careRecipientId], criterionHash: null, reason: null })
  return {
    person: viewOfPerson(record, seal),
    clientId: record.client_id,
    clientName: record.client_name,
    placeName: record.care_place_name,
    printer,
  }
}

/** In the words of whoever asked. */
export async function readerOf(
  { language, actor, now }: { language: Language; actor: Actor; now: Temporal.Instant },
  printer: ShownAuthor | null,
): Promise<PaperReader> {
  const t = await loadAllTexts(language)
  const f = formatsFor({ locale: cultureOf(language), market: actor.market })
  return { t, f, by: authorName(printer, t), now: now.toString() }
}
