import { languages, readLanguage } from '@omsorg/texts/language.ts'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { languageName } from '../language-name.ts'
import { useLanguage, useTexts } from '../../texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './LanguageChoice.module.css'

/** The language of the pages before and just after signing in. Each language stands under its own name. */
export function LanguageChoice() {
  const { userMenu } = useTexts().shell
  const { language, changeLanguage } = useLanguage()
  return (
    <label className={css.choice}>
      <Icon of={<IconLanguage />} />
      <VisuallyHidden>{userMenu.language}</VisuallyHidden>
      <select value={language} onChange={(event) => void changeLanguage(readLanguage(event.target.value))}>
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageName(each)}
          </option>
        ))}
      </select>
      <Icon size={16} of={<IconChevronDown />} />
    </label>
  )
}
