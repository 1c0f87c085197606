import { newsLanguages, textFor } from '@omsorg/domain/news/reading/text-for.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { htmlLanguageOf } from '@omsorg/texts/language.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ItemText } from '../reading/NewsItems.tsx'
import { useReaders } from './AudiencePart.tsx'
import { type Draft, textsOf } from './draft.ts'
import { ReaderView } from './ReaderView.tsx'
import css from './Editor.module.css'

/** As a reader of each language sees it, which may be in another language. */
export function PreviewPart({ draft }: { readonly draft: Draft }) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const readers = useReaders(draft).data?.languages ?? []
  const texts = textsOf(draft)
  const from = readDay(draft.from)
  // What a reader would get: a file that is still being checked is nobody's, and a link that is half typed leads nowhere.
  const hanging = {
    openingHours: draft.openingHours,
    address: draft.address,
    url: /^https:\/\/\S+\.\S+$/.test(draft.url.trim()) ? draft.url.trim() : null,
    files: draft.files.filter(({ state }) => state === 'clean'),
  }
  return (
    <Card title={words.preview} padded="stack">
      <ReaderView draft={draft} />
      <div className={css.previews}>
        {newsLanguages.map((language) => {
          const shown = textFor(texts, language)
          const count = readers.find((each) => each.language === language)?.readers ?? 0
          const name = languageName(language)
          return (
            <section key={language} className={css.preview} aria-label={name}>
              <p className="o-small">{words.previewIn({ language: name, count })}</p>
              {shown && shown.language !== language && (
                <Notice tone="info" title={words.instead({ language: name, shown: languageName(shown.language) })} />
              )}
              {shown ? (
                <div lang={htmlLanguageOf(shown.language)} className={css.sheet}>
                  {draft.alwaysOnTop && <Badge tone="info">{t.news.onTop}</Badge>}
                  <h3>{shown.header}</h3>
                  {from && <p className="o-small">{format.date(from)}</p>}
                  <ItemText item={{ ...hanging, text: shown.text }} />
                </div>
              ) : (
                <p className="o-second">{words.noText}</p>
              )}
            </section>
          )
        })}
      </div>
    </Card>
  )
}
