import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/feedback/Badge.tsx'
import { OrderSum } from '../ui/order/OrderSum.tsx'
import { OrderWay } from '../ui/order/OrderWay.tsx'
import { UndoBand } from '../ui/order/UndoBand.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { ProgressRing } from '../ui/supply/ProgressRing.tsx'
import { Ring } from '../ui/supply/Ring.tsx'
import { SupplyAxis, SupplyLegend, SupplyTimeline } from '../ui/supply/SupplyTimeline.tsx'
import { WithdrawalBars } from '../ui/supply/WithdrawalBars.tsx'
import css from './Gallery.module.css'

const span = { from: 0, to: 90, today: 45 }
const months = [0, 30, 60].map((day, at) => ({ day, label: ['October', 'November', 'December'][at] ?? '' }))

export function Supply() {
  return (
    <>
      <div className={css.row}>
        <Ring days={3} tone="now" label="3 days left" />
        <Ring days={12} tone="soon" label="12 days left" />
        <Ring days={30} tone="fresh" label="30 days left" />
        <Ring days={null} tone="miss" label="The consumption is missing" />
        <ProgressRing done={35} of={48} />
        <ProgressRing done={48} of={48} />
        <WithdrawalBars total={4} left={2} text="2 of 4 withdrawals left" note="The next one holds 15 packages" />
      </div>
      <div className={css.wide}>
        <SupplyAxis span={span} months={months} todayLabel="Today" />
        <SupplyTimeline
          span={span}
          area="inco"
          sentence="Runs out in 12 days."
          past={[
            { day: 5, left: 30 },
            { day: 30, left: 14 },
            { day: 30, left: 16 },
            { day: 45, left: 8 },
          ]}
          forecast={[
            { day: 45, left: 8 },
            { day: 57, left: 0 },
          ]}
          orders={[{ day: 5, label: '14 packages' }]}
          counts={[{ day: 30, label: 'counted 16' }]}
          months={months}
          runOut={{ day: 57, tone: 'soon' }}
          gaps={[{ from: 57, to: 64 }]}
          earliestDelivery={50}
        />
        <SupplyLegend
          ordered="Ordered"
          counted="Counted"
          forecast="Forecast"
          runsOut="Runs out"
          delivery="Earliest delivery"
        />
      </div>
      <OrderWay
        label="The way of the order"
        stateWords={{ done: '(done)', current: '(now)', 'to-come': '(to come)', 'not-reported': '(not reported)' }}
        stops={[
          { key: 'placed', word: 'Placed', state: 'done', icon: <IconTruck />, when: '2026-11-20' },
          { key: 'packed', word: 'Packed', state: 'not-reported', icon: <IconTruck /> },
          { key: 'sent', word: 'Sent', state: 'current', icon: <IconTruck />, note: 'By lorry' },
          { key: 'there', word: 'Delivered', state: 'to-come', icon: <IconTruck /> },
        ]}
      />
      <UndoBand
        label="Undo the order"
        left={48}
        of={60}
        unit="s"
        title="You can undo it until 10:45."
        action={<Button>Undo the order</Button>}
        spoken=""
      >
        Nothing is sent then.
      </UndoBand>
      <OrderSum
        title="The order"
        aside={<Badge>Saved</Badge>}
        figures={[
          { key: 'residents', count: 9, word: 'residents' },
          { key: 'packages', count: 73, word: 'packages' },
        ]}
        beside="One is set aside."
        rows={[
          { key: 'goods', label: 'Products', amount: '412 kr' },
          { key: 'fee', label: 'Small order fee', note: 'Under 500 kr', amount: '49 kr' },
        ]}
        total={{ label: 'Total', amount: '461 kr' }}
        payers={[{ key: 'region', label: 'The region', amount: '461 kr' }]}
        delivery={{
          icon: <Icon of={<IconTruck />} />,
          title: 'Tuesday 2026-11-24',
          note: 'Home',
        }}
        announcement="The total is 461 kr."
      >
        <Button variant="primary" wide>
          Place the order
        </Button>
      </OrderSum>
    </>
  )
}
