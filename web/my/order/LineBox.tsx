import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useId, useState } from 'react'
import { FieldError } from '../../ui/fields/Field.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { Amount } from '../parts/Amount.tsx'
import { Box, Note } from '../parts/Box.tsx'
import { PressCall } from '../parts/Press.tsx'
import { flavorName } from '../parcel/in-it.ts'
import { ProductRow } from '../parts/ProductRow.tsx'
import { useSaying } from '../person/here.ts'
import type { Proposal, ProposedLine } from './filled-in.ts'
import { lastsUntil } from './lasts-until.ts'

interface LineBoxProps {
  readonly line: ProposedLine
  readonly proposal: Proposal
  readonly packages: number
  readonly flavors: Readonly<Record<string, number>>
  readonly flavorsAreOff: boolean
  readonly onChange: (packages: number) => void
  readonly onFlavors: (flavors: Readonly<Record<string, number>>) => void
}

/** One product: how many packages, how long that lasts, and why not more. */
export function LineBox({ line, proposal, packages, flavors, flavorsAreOff, onChange, onFlavors }: LineBoxProps) {
  const t = useAllTexts()
  const saying = useSaying(proposal.today)
  const [isAbove, setAbove] = useState(false)
  const id = useId()
  const { product, allowed } = line
  const until = lastsUntil(line, packages, proposal.today)
  const unit = (count: number) => (count === 1 ? t.order.unitOne : t.order.unitMany)
  return (
    <Box label={product.name}>
      <ProductRow product={product} kind={t.order.perPackage({ pieces: String(product.itemsPerPackage) })} />
      <Amount
        label={t.order.amountOf({ product: product.name })}
        lessLabel={t.order.less({ product: product.name })}
        moreLabel={t.order.moreOf({ product: product.name })}
        value={packages}
        max={allowed}
        unit={unit(packages)}
        describedBy={id}
        onAbove={() => setAbove(true)}
        onChange={(next) => {
          if (next < allowed) setAbove(false)
          onChange(next)
        }}
      />
      <div id={id}>
        {isAbove && <FieldError>{t.order.setBack({ count: allowed })}</FieldError>}
        <p>
          {packages === 0 ? (
            <b>{t.order.notNow}. </b>
          ) : (
            until && <b>{t.home.lastsUntil({ day: saying.short(until) })}. </b>
          )}
          {t.order.most({ count: allowed })} {line.isLast && t.home.isLast}
        </p>
      </div>
      {isAbove && (
        <>
          <p>{t.order.moreNeeded({ place: proposal.carePlace.name })}</p>
          {proposal.carePlace.phone && <PressCall phone={proposal.carePlace.phone} icon={<IconPhone />} />}
        </>
      )}
      {line.flavors.length > 0 && packages > 0 && (
        <fieldset className="o-stack-12">
          <legend>
            <h2>{t.order.flavors}</h2>
          </legend>
          {line.flavors.map(({ itemNumber, name: flavor, orderable }) => {
            const name = flavorName(t, flavor)
            return (
              <div key={itemNumber}>
                <p>{name}</p>
                {orderable ? (
                  <Amount
                    label={t.order.amountOf({ product: name })}
                    lessLabel={t.order.less({ product: name })}
                    moreLabel={t.order.moreOf({ product: name })}
                    value={flavors[itemNumber] ?? 0}
                    max={packages}
                    unit={unit(flavors[itemNumber] ?? 0)}
                    onChange={(next) => onFlavors({ ...flavors, [itemNumber]: next })}
                  />
                ) : (
                  <p className="o-small">{t.home.blocks.unavailable}</p>
                )}
              </div>
            )
          })}
          {flavorsAreOff && (
            <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
              {t.order.flavorsSum({ count: packages })}
            </Note>
          )}
        </fieldset>
      )}
    </Box>
  )
}
