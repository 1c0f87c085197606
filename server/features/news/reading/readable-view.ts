import { type NewsLanguage, textFor } from '@omsorg/domain/news/reading/text-for.ts'
import { cleanText } from '../../content/index.ts'
import type { ReadableRecord } from './reading.sql.ts'

/** Nothing where no language is finished: there is nothing to read. */
export function readableViews(records: readonly ReadableRecord[], language: NewsLanguage) {
  return records.flatMap((record) => {
    const shown = textFor(record.texts, language)
    if (!shown) return []
    return [
      {
        newsId: record.id,
        messageType: record.message_type,
        header: shown.header,
        text: cleanText(shown.text),
        language: shown.language,
        url: record.url,
        validFrom: record.valid_from,
        validUntil: record.valid_until,
        alwaysShow: record.always_show,
        alwaysOnTop: record.always_on_top,
        openingHours: record.opening_hours,
        address: record.address,
        files: record.files.filter(({ state }) => state === 'clean').map(({ state: _state, ...file }) => file),
        isRead: record.is_read,
      },
    ]
  })
}
