import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts, useLanguage, useTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { ButtonLink } from '../../../ui/action/Button.tsx'
import { areaTint } from '../../../ui/picture/AreaMark.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { Page } from '../../../ui/layout/Page.tsx'
import { areaColour } from '../area-colour.ts'
import { AreaCard } from './AreaCard.tsx'
import css from './AreaInformation.module.css'
import { explainedUnits } from './area-drawings.ts'
import { languages, readLanguage } from '@omsorg/texts/language.ts'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import { languageName } from '../../../platform/shell/language-name.ts'
import { Logo } from '../../../ui/picture/Logo.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'

const letters = ['A', 'C', 'D', 'S', 'L'] as const

/** What the eight therapy areas hold, for everybody: no client, no person, no product of a maker. */
export function TherapyAreaInformationPage() {
  const t = useAllTexts()
  const words = t.areaInformation
  const user = useSessionUser()
  const mayOpenCatalogue = user?.application === 'GUIDE' && user.permissions.includes('ProductPrescriptionRead')
  const way = mayOpenCatalogue
    ? { path: pathTo('productCatalog', { product: 'Care' }), word: words.toCatalogue }
    : { path: pathTo('Login'), word: words.signIn }
  return (
    <Page
      breadcrumb={!user && <VisitorHead />}
      title={words.title}
      lead={user ? words.lead : `${words.lead} ${words.visitor}`}
      action={
        (mayOpenCatalogue || !user) && (
          <ButtonLink
            variant="primary"
            iconAfter={<IconArrowRight />}
            render={(look) => <RouteLink to={way.path} {...look} />}
          >
            {way.word}
          </ButtonLink>
        )
      }
    >
      <nav aria-label={words.jump} className={css.jump}>
        {therapyAreas.map((area) => (
          <a key={area} className={areaTint(areaColour(area))} href={`#${area}`}>
            {t.therapyAreas.names[area]}
          </a>
        ))}
      </nav>
      <div className={css.areas}>
        {therapyAreas.map((area) => (
          <AreaCard key={area} area={area} />
        ))}
      </div>
      <section className={css.explained} id="units">
        <h2>{words.units.title}</h2>
        <p>{words.units.lead}</p>
        <dl className={css.terms}>
          {Object.values(explainedUnits).map((key) => {
            const { unit, name, help } = t.assortment.units[key]
            return (
              <div key={key} id={`unit-${key}`} className={css.term}>
                <dt>
                  <b>{unit}</b> {name}
                </dt>
                <dd>{help}</dd>
              </div>
            )
          })}
        </dl>
      </section>
      <section className={css.explained}>
        <h2>{words.letters.title}</h2>
        <p>{words.letters.lead}</p>
        <dl className={classes(css.terms, css.letters)}>
          {letters.map((letter) => (
            <div key={letter} className={css.term}>
              <dt>
                <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />
              </dt>
              <dd>{t.assortment.letters[letter]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  )
}

/** Whose page it is, and the languages it can be read in: whoever is not signed in has no bar. */
function VisitorHead() {
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
