import { newsLanguages } from '@omsorg/domain/news/reading/text-for.ts'
import { htmlLanguageOf } from '@omsorg/texts/language.ts'
import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { ItemText } from '../reading/NewsItems.tsx'
import { type Draft, draftOf, type KeptNews, writtenOf } from './draft.ts'
import css from './Editor.module.css'

interface ConflictProps {
  readonly theirs: KeptNews
  readonly draft: Draft
  readonly onKeep: () => void
  readonly onTake: () => void
}

/**
 * Who saved meanwhile, or that it was oneself in another tab, when, and what it says in each language that differs; nothing is
 * written over unasked.
 */
export function Conflict({ theirs, draft, onKeep, onTake }: ConflictProps) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const name = theirs.updatedBy ? authorName(theirs.updatedBy, t) : t.common.appName
  const different = newsLanguages.flatMap((language) => {
    const text = theirs.texts.find((each) => each.language === language) ?? { header: '', text: '' }
    const mine = draft.texts[language]
    return mine.header === text.header && mine.html === text.text ? [] : [{ language, ...text }]
  })
  const told = { name, date: format.dateTime(theirs.updatedAt) }
  const said = theirs.isMine
    ? { ...words.conflict.own, by: words.conflict.own.by(told) }
    : { ...words.conflict, by: words.conflict.by(told) }
  const rest = (one: Draft) => JSON.stringify({ ...writtenOf(one, 'draft'), texts: [] })
  // Whoever writes for one client leaves out which; the server has filled it in.
  const whose = draft.clientId === null ? { clientId: null, market: draft.market } : {}
  const restDiffers = rest(draft) !== rest({ ...draftOf(theirs), ...whose })
  const plain = { openingHours: '', address: '', url: null, files: [] }
  return (
    <Card padded="stack" label={said.title}>
      <Notice tone="error" spoken title={said.title}>
        <WithDates>{said.by}</WithDates>
      </Notice>
      <div className={css.previews}>
        {different.map(({ language, header, text }) => (
          <section key={language} className={css.preview} aria-label={languageName(language)}>
            <p className="o-small">{words.conflict.theirs({ language: languageName(language) })}</p>
            <div lang={htmlLanguageOf(language)} className={css.sheet}>
              {header === '' && text === '' ? <p className="o-second">{words.noText}</p> : <h2>{header}</h2>}
              <ItemText item={{ ...plain, text }} />
            </div>
          </section>
        ))}
      </div>
      {restDiffers && <p>{words.conflict.rest}</p>}
      <div className="o-row-8">
        <Button size="compact" onClick={onTake}>
          {said.take}
        </Button>
        <Button size="compact" onClick={onKeep}>
          {said.keep}
        </Button>
      </div>
    </Card>
  )
}
