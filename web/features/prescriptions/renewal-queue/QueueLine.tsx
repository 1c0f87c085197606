import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { areaColour } from '../../products/index.ts'
import css from './Queue.module.css'
import type { QueueIntent } from './queue-keys.ts'
import { packagesOf, type Pass, type RowState, stateOf } from './queue-pass.ts'
import { differenceText, drawnText, personText, remarkText, rowLabel } from './queue-text.ts'

interface QueueLineProps {
  readonly row: QueueRow
  readonly at: number
  readonly of: number
  readonly pass: Pass
  /** The one that the keyboard is on: only its buttons are stops of Tab. */
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onAct: (intent: QueueIntent) => void
  readonly onChangeAnswer: () => void
  /** What is filled in below it. */
  readonly under: ReactNode
}

const icons: Record<RowState, ReactNode> = {
  renew: <IconCheck />,
  changed: <IconPencil />,
  no: <IconX />,
  cannot: <IconLock />,
  open: null,
}

const columns = 6

export function QueueLine(props: QueueLineProps) {
  const { row, at, of, pass, isCurrent, onFocus, onAct, onChangeAnswer, under } = props
  const [t, f] = useTextsAndFormat()
  const words = t.renewalQueue
  const state = stateOf(row, pass)
  const remark = remarkText(row, pass, t, f)
  const packages = packagesOf(pass, row)
  const whole = row.withdrawals * row.packagesPerWithdrawal
  const stop = { tabIndex: isCurrent ? 0 : -1 }
  const mayChange = row.can.allowed && isCurrent
  const showsPace = mayChange && row.packagesAtPace !== null && row.packagesAtPace !== packages
  const hasRemark = remark !== null || showsPace || Boolean(under)
  return (
    <>
      <tr
        role="row"
        className={css.row}
        data-row={row.prescriptionRowId}
        data-at={at}
        data-state={state}
        data-joined={hasRemark || undefined}
        aria-current={isCurrent || undefined}
        aria-label={rowLabel(row, at, of, pass, t, f)}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={onFocus}
      >
        <td role="cell" className={css.person}>
          {row.room && <span className={css.room}>{row.room}</span>}
          <b>{personText(row, t)}</b>
          {row.protected && <Badge tone="guard">{t.careRecipients.protected.title}</Badge>}
        </td>
        <td role="cell">
          <span className={css.product}>
            <ProductPicture shape={row.product.shape} area={areaColour(row.therapyArea)} size={32} />
            {row.product.name}
          </span>
        </td>
        <td role="cell" className={css.end}>
          <b data-near={row.daysLeft < 14 || undefined}>
            <WithDates>{f.date(row.endDate)}</WithDates>
          </b>
          <small className="o-second-line">{words.byDays({ count: row.daysLeft })}</small>
        </td>
        <td role="cell">
          <span className={css.drawn}>
            <span className={css.bar} data-judgement={row.judgement} aria-hidden="true">
              <span style={{ width: `${Math.min(100, Math.round((row.packagesDrawn / whole) * 100))}%` }} />
            </span>
            <b>{drawnText(row, t)}</b>
            <span className={css.difference} data-judgement={row.judgement}>
              {differenceText(row, t)}
            </span>
          </span>
        </td>
        <td role="cell" className={css.next}>
          {row.can.allowed && state !== 'no' ? (
            <span className={css.times} data-changed={state === 'changed' || undefined}>
              {mayChange && (
                <Button
                  {...stop}
                  size="small"
                  variant="text"
                  square
                  icon={<IconMinus />}
                  aria-label={words.less}
                  onClick={() => onAct('less')}
                />
              )}
              <b>{words.times({ withdrawals: row.withdrawals, packages })}</b>
              {mayChange && (
                <Button
                  {...stop}
                  size="small"
                  variant="text"
                  square
                  icon={<IconPlus />}
                  aria-label={words.more}
                  onClick={() => onAct('more')}
                />
              )}
            </span>
          ) : (
            '–'
          )}
        </td>
        <td role="cell" className={css.answer}>
          {state === 'open' || (state === 'no' && !pass.answers.has(row.prescriptionRowId)) ? (
            <span className="o-row-8">
              <Button {...stop} size="compact" variant="outlined" onClick={() => onAct('renew')}>
                {words.renew}
              </Button>
              <Button {...stop} size="compact" variant="text" onClick={() => onAct('no')}>
                {words.no}
              </Button>
            </span>
          ) : (
            <span className={css.said} data-state={state}>
              {icons[state] && <Icon size={20} of={icons[state]} />}
              {words.states[state]}
              {state !== 'cannot' && (
                <Button {...stop} size="small" variant="text" onClick={onChangeAnswer}>
                  {words.change}
                </Button>
              )}
            </span>
          )}
        </td>
      </tr>
      {hasRemark && (
        <tr role="row" className={css.under} data-at={at} data-state={state} aria-current={isCurrent || undefined}>
          <td role="cell" colSpan={columns}>
            {under || (
              <span className={css.remark}>
                {remark && (
                  <span>
                    <WithDates>{remark}</WithDates>
                  </span>
                )}
                {showsPace && row.packagesAtPace !== null && (
                  <Button {...stop} size="small" variant="outlined" keyCap="S" onClick={() => onAct('pace')}>
                    {words.toPace({
                      times: words.times({ withdrawals: row.withdrawals, packages: row.packagesAtPace }),
                    })}
                  </Button>
                )}
                {isCurrent && (
                  <Button {...stop} size="small" variant="text" onClick={() => onAct('open')}>
                    {words.open}
                  </Button>
                )}
              </span>
            )}
          </td>
        </tr>
      )}
    </>
  )
}
