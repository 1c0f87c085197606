import { languages } from '@omsorg/texts/language.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { WrittenText } from '../../../platform/maintenance/WrittenText.tsx'
import { htmlLanguageOf } from '@omsorg/texts/language.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { type Drafts, htmlOf } from './draft.ts'
import css from './StaticContent.module.css'

/** All four languages as readers will see them, also those that nobody has written. */
export function Previews({ drafts }: { readonly drafts: Drafts }) {
  const { staticContent: words } = useAllTexts()
  return (
    <Card title={words.preview} padded>
      <div className={css.previews}>
        {languages.map((language) => {
          const html = htmlOf(drafts[language])
          return (
            <section key={language} className={css.preview} aria-label={languageName(language)}>
              <h3>{languageName(language)}</h3>
              {html === '' ? (
                <p className="o-second">{words.nothingYet}</p>
              ) : (
                <div lang={htmlLanguageOf(language)}>
                  <WrittenText html={html} />
                </div>
              )}
            </section>
          )
        })}
      </div>
    </Card>
  )
}
