import { shownState } from '@omsorg/domain/news/item/news-words.ts'
import { textFor, type NewsLanguage } from '@omsorg/domain/news/reading/text-for.ts'
import { authorNamed } from '../../../platform/author.ts'
import { cleanText } from '../../content/index.ts'
import type { ListedNewsRecord, WholeNewsRecord } from './news.sql.ts'

function common(record: ListedNewsRecord | WholeNewsRecord, today: Temporal.PlainDate) {
  const { state, valid_from: validFrom, valid_until: validUntil } = record
  return {
    newsId: record.id,
    messageType: record.message_type,
    internalHeading: record.internal_heading,
    validFrom,
    validUntil,
    alwaysShow: record.always_show,
    alwaysOnTop: record.always_on_top,
    clientId: record.client_id,
    clientName: record.client_name,
    market: record.market,
    careUnits: [...record.care_units],
    roles: [...record.role_codes],
    files: [...record.files],
    state,
    shownState: shownState({ state, validFrom, validUntil }, today.toString()),
    updatedAt: record.updated_at,
    rowVersion: record.row_version,
  }
}

export function newsView(record: WholeNewsRecord, today: Temporal.PlainDate) {
  return {
    ...common(record, today),
    texts: record.texts.map((each) => ({ ...each, text: cleanText(each.text) })),
    url: record.url,
    openingHours: record.opening_hours,
    address: record.address,
    updatedBy: authorNamed(record.updated_by, record.updated_on_behalf_of),
    isMine: record.is_mine,
  }
}

/** The header is the one that the lister would read, or any that is begun. */
export function listedView(record: ListedNewsRecord, today: Temporal.PlainDate, language: NewsLanguage) {
  const { texts, readers, read, has_changes: hasChanges } = record
  const begun = texts.find((each) => each.language === language && each.header) ?? texts.find(({ header }) => header)
  const header = (textFor(texts, language) ?? begun)?.header ?? ''
  return { ...common(record, today), header, hasChanges, readers, read }
}
