import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readCarePlaceOverview } from '@omsorg/contract/care-place/overview/read-care-place-overview.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AreaMark, areaTint } from '../../../ui/picture/AreaMark.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../products/index.ts'
import { classes } from '../../../ui/theme/classes.ts'
import css from './Overview.module.css'

type Costs = NonNullable<AnswerOf<typeof readCarePlaceOverview>['costs']>

/** What this month has cost in each area, beside the same days of the former one. */
export function CostCard({ costs }: { readonly costs: Costs }) {
  const [t] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.carePlace.overview.costs
  const culture = cultureOf(language)
  const month = Temporal.PlainDate.from(costs.month).toLocaleString(culture, { month: 'long' })
  const most = Math.max(1, ...costs.areas.flatMap(({ net, before }) => [net, before]))
  const areas = costs.areas.toSorted((one, other) => other.net - one.net)
  return (
    <Card title={words.title({ month })} note={words.note}>
      <div className={css.pad}>
        {areas.length === 0 ? (
          <Empty title={words.none} />
        ) : (
          <ul className={css.costs}>
            {areas.map(({ therapyArea, net, before }) => (
              <li key={therapyArea}>
                <AreaMark area={areaColour(therapyArea)}>{t.therapyAreas.names[therapyArea]}</AreaMark>
                <span className={css.track} aria-hidden="true">
                  <span
                    className={classes(css.fill, areaTint(areaColour(therapyArea)))}
                    style={{ inlineSize: `${(net / most) * 100}%` }}
                  />
                  {before > 0 && (
                    <span className={css.mark} style={{ insetInlineStart: `${(before / most) * 100}%` }} />
                  )}
                </span>
                <b className={css.amount}>
                  {moneyText(net, costs.currency, culture)}
                  {net > before && before > 0 && (
                    <span className={css.over} title={words.more}>
                      <Icon size={16} of={<IconArrowUpRight />} />
                      <VisuallyHidden>{words.more}</VisuallyHidden>
                    </span>
                  )}
                </b>
                <small>{words.before({ amount: moneyText(before, costs.currency, culture) })}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
