import { isShown } from '@omsorg/domain/content/static-content/content-words.ts'
import { olderThan } from '@omsorg/domain/content/static-content/older-languages.ts'
import { cleanText } from './clean-text.ts'
import type { ContentRecord, ListedRecord } from './static-content.sql.ts'

/** One language, as it stands among those of its identifier. */
export function listedView(record: ListedRecord, all: readonly ListedRecord[], now: Temporal.Instant) {
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
    olderThan: olderThan(writtenOf(record), all.map(writtenOf)),
    updatedAt: record.updated_at,
    updatedBy: record.updated_by,
  }
}

const writtenOf = ({ language, meaning_at, matched_at }: ListedRecord) => ({
  language,
  meaningAt: meaning_at,
  matchedAt: matched_at,
})

export function contentView(record: ContentRecord, all: readonly ContentRecord[], now: Temporal.Instant) {
  return {
    ...listedView(record, all, now),
    text: cleanText(record.text),
    video: videoOf(record),
    isMine: record.is_mine,
    rowVersion: record.row_version,
  }
}

interface WithVideo {
  readonly video_url: string | null
  readonly video_title: string | null
}

export function videoOf({ video_url: url, video_title: title }: WithVideo) {
  return url === null || title === null ? null : { url, title }
}
