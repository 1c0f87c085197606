import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useOwnLocation } from '../../../platform/routing/use-address-view.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useFormat } from '../../../platform/format.ts'
import { addressView, oneOf } from '../../../platform/routing/address-view.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SupplyLegend } from '../../../ui/supply/SupplyTimeline.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { NextPlanned } from '../../planning/index.ts'
import { CartPanel, ChooseProducts } from '../../product-selection/index.ts'
import { PrintMenu } from '../print/PrintMenu.tsx'
import { productsQuestion } from './products-question.ts'
import css from './ProductsTab.module.css'
import { ProductsTable } from './ProductsTable.tsx'
import { rowsOf } from './rows-of.ts'

/** The supply over time as a picture, or as a table of the same facts. */
const supplyView = addressView({ view: oneOf(['chart', 'table']) })

/** What runs for one person: how long each product lasts, what is left to draw, and the next step. */
export function ProductsTab() {
  const t = useTexts()
  const format = useFormat()
  const here = useRecipientHere()
  const { pathname, searchStr } = useOwnLocation()
  const asTable = supplyView.read(searchStr).view === 'table'
  const answer = useAnswer(searchPrescriptions, productsQuestion(here.careRecipientId), callOptionsOf(here))
  const { timeline, products } = t.careRecipients
  const rows = answer.data && rowsOf(answer.data.entities)
  const days = new Set(rows?.flatMap(({ supply }) => supply.deliverableOn ?? []))
  const [onlyDay] = days.size === 1 ? days : []

  return (
    <>
      <Card
        title={timeline.title}
        note={
          rows &&
          rows.length > 0 &&
          !asTable && (
            <SupplyLegend
              ordered={timeline.orderedAndUsed}
              counted={rows.some(({ supply }) => supply.counts.length > 0) ? timeline.countedAtHome : undefined}
              forecast={timeline.forecast}
              runsOut={timeline.runsOut}
              delivery={onlyDay ? timeline.canBeDelivered({ date: format.date(onlyDay) }) : timeline.earliestDelivery}
            />
          )
        }
        aside={
          rows &&
          rows.length > 0 && (
            <>
              <RouteButton
                variant="text"
                size="compact"
                icon={asTable ? <IconChartLine /> : <IconTable />}
                to={pathname + supplyView.write({ view: asTable ? 'chart' : 'table' })}
              >
                {asTable ? t.common.actions.showAsChart : t.common.actions.showAsTable}
              </RouteButton>
              <PrintMenu />
              <ChooseProducts />
            </>
          )
        }
      >
        {answer.error || !answer.data || !rows ? (
          <div className={css.instead}>
            <InsteadOfAnswer answer={answer} rows={4} />
          </div>
        ) : rows.length === 0 ? (
          <div className={css.instead}>
            <Empty title={products.empty} action={<ChooseProducts />} />
          </div>
        ) : (
          <ProductsTable rows={rows} prescriptions={answer.data.entities} today={answer.data.today} asTable={asTable} />
        )}
      </Card>
      <CartPanel />
      <NextPlanned />
    </>
  )
}
