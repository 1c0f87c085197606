import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { areaTint } from '../../../ui/picture/AreaMark.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../area-colour.ts'
import { areaDrawings, explainedUnits } from './area-drawings.ts'
import css from './AreaInformation.module.css'

/** One area: what there is, drawn and in words, what decides, and its units, each leading to its explanation. */
export function AreaCard({ area }: { readonly area: TherapyArea }) {
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
