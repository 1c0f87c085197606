import { isShown } from '@omsorg/domain/content/static-content/content-words.ts'
import { cleanText } from './clean-text.ts'
import type { ContentRecord, ListedRecord } from './static-content.sql.ts'

export function listedView(record: ListedRecord, now: Temporal.Instant) {
  const { id, identifier, name, type, status, language, version } = record
  const times = { shownFrom: record.shown_from, shownUntil: record.shown_until }
  return {
    id,
    identifier,
    name,
    type,
    status,
    language,
    version,
    ...times,
    isShown: isShown({ status, ...times }, now),
    updatedAt: record.updated_at,
    updatedBy: record.updated_by,
  }
}

export function contentView(record: ContentRecord, now: Temporal.Instant) {
  return { ...listedView(record, now), text: cleanText(record.text), rowVersion: record.row_version }
}
