import { languages, readLanguage } from '@omsorg/texts/language.ts'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.tsx'
import { Logo } from '../../../ui/picture/Logo.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './AreaInformation.module.css'

/** Whose page it is, and the languages it can be read in: whoever is not signed in has no bar. */
export function VisitorHead() {
  const t = useTexts()
  const { language, changeLanguage } = useLanguage()
  return (
    <header className={css.visitor}>
      <RouteLink to={pathTo('Login')} aria-label={t.common.appName}>
        <Logo height={40} />
      </RouteLink>
      <span className={css.language}>
        <SelectField
          label={t.shell.userMenu.language}
          labelHidden
          size="compact"
          icon={<IconLanguage />}
          value={language}
          options={languages.map((each) => ({ value: each, label: languageName(each) }))}
          onChange={(event) => void changeLanguage(readLanguage(event.currentTarget.value))}
        />
      </span>
    </header>
  )
}
