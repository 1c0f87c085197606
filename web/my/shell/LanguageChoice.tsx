import { languages } from '@omsorg/texts/language.ts'
import { languageName } from '../../platform/shell/language-name.ts'
import { Button } from '../../ui/action/Button.tsx'
import { changeLanguage } from '../language/speaking.ts'
import { useLanguage, useTexts } from '../language/use-texts.ts'
import css from './Shell.module.css'

/** The four languages, each by its own name. */
export function LanguageChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const t = useTexts()
  const spoken = useLanguage()
  return (
    <div className={css.languages} role="group" aria-label={t.shell.language}>
      {languages.map((language) => (
        <Button
          key={language}
          lang={language === 'dk' ? 'da' : language}
          variant={language === spoken ? 'tinted' : 'outlined'}
          aria-pressed={language === spoken}
          onClick={() => void changeLanguage(language).then(onChosen)}
        >
          {languageName(language)}
        </Button>
      ))}
    </div>
  )
}
