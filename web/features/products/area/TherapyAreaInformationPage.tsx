import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { areaTint } from '../../../ui/picture/AreaMark.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { Page } from '../../../ui/layout/Page.tsx'
import { areaColour } from '../area-colour.ts'
import css from './AreaInformation.module.css'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import type { PropertyUnit } from '@omsorg/domain/products/product/properties.ts'
import type { ProductShape } from '@omsorg/contract/products/product/product-view.ts'

interface AreaDrawing {
  readonly shapes: readonly ProductShape[]
  readonly units: readonly PropertyUnit[]
}

/** What an area holds, drawn, and in which units it is measured. */
const areaDrawings: Readonly<Record<TherapyArea, AreaDrawing>> = {
  Incontinence: { shapes: ['pad', 'pullup', 'brief', 'belt', 'male-shield', 'net-pants'], units: ['ml', 'cm', 'kg'] },
  Catheter: { shapes: ['catheter', 'catheter-set', 'balloon', 'sheath', 'urine-bag'], units: ['Ch', 'mm', 'ml'] },
  Diabetes: { shapes: ['strips', 'lancet', 'needle', 'sensor', 'meter'], units: ['mm', 'G', 'days'] },
  Ostomy: { shapes: ['bag', 'closed-bag', 'tap-bag', 'plate', 'ring-bag', 'seal'], units: ['mm'] },
  Nutrition: { shapes: ['bottle'], units: ['kcal', 'g', 'ml'] },
  WoundCare: { shapes: ['dressing', 'bordered', 'fibre', 'film', 'net', 'cushion'], units: ['cm'] },
  Other: { shapes: ['glove', 'wipes', 'tube', 'bib', 'apron'], units: ['ml'] },
  Pca: { shapes: ['tube', 'wipes'], units: ['ml'] },
}

/** Every unit, in the order in which they are explained, with the name of its words. */
const explainedUnits = {
  Ch: 'ch',
  ml: 'ml',
  mm: 'mm',
  cm: 'cm',
  G: 'gauge',
  kcal: 'kcal',
  g: 'gram',
  kg: 'kg',
  days: 'days',
} as const satisfies Record<PropertyUnit, string>

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
      title={words.title}
      lead={user ? words.lead : `${words.lead} ${words.visitor}`}
      action={
        (mayOpenCatalogue || !user) && (
          <RouteButton variant="primary" iconAfter={<IconArrowRight />} to={way.path}>
            {way.word}
          </RouteButton>
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

/** One area: what there is, drawn and in words, what decides, and its units, each leading to its explanation. */
function AreaCard({ area }: { readonly area: TherapyArea }) {
  const t = useAllTexts()
  const { areas, holds, decides, unitsUsed } = t.areaInformation
  const words = areas[area]
  const colour = areaColour(area)
  const { shapes, units } = areaDrawings[area]
  return (
    <article id={area} className={classes(css.area, areaTint(colour))}>
      <div className={css.band}>
        {shapes.map((shape) => (
          <ProductPicture key={shape} shape={shape} area={colour} size={64} />
        ))}
      </div>
      <div className={css.inside}>
        <h2>{t.therapyAreas.names[area]}</h2>
        <p>{words.lead}</p>
        <dl className={css.facts}>
          <div>
            <dt>{holds}</dt>
            <dd>{words.holds}</dd>
          </div>
          <div>
            <dt>{decides}</dt>
            <dd>{words.decides}</dd>
          </div>
          <div>
            <dt>{unitsUsed}</dt>
            <dd className={css.chips}>
              {units.map((unit) => (
                <a key={unit} href={`#unit-${explainedUnits[unit]}`}>
                  {t.assortment.units[explainedUnits[unit]].unit}
                </a>
              ))}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
