import { lotIn } from '@omsorg/domain/claims/lot/gs1.ts'
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Claim.module.css'
import type { PartOfClaim } from './parts.ts'
import { ScanDialog } from './ScanDialog.tsx'

/** The lot, typed, or read from the code on the package. */
export function LotField({ form }: PartOfClaim) {
  const { lot: words } = useAllTexts().claims
  const { fill } = form
  const [isScanning, setScanning] = useState(false)
  const [said, setSaid] = useState('')

  function take(code: string): void {
    setScanning(false)
    const lot = lotIn(code)
    setSaid(lot === null ? words.noLot : words.scanned({ lot }))
    if (lot !== null) fill({ lotNumber: lot })
    document.getElementById(form.idOf('lotNumber'))?.focus()
  }

  return (
    <div>
      <TextField
        label={words.label}
        maxLength={40}
        trailing={
          <Button variant="text" size="small" icon={<IconBarcode />} onClick={() => setScanning(true)}>
            {words.scan}
          </Button>
        }
        help={
          <span className={css.where}>
            <LotSign />
            <span>{words.where}</span>
          </span>
        }
        {...form.field('lotNumber')}
      />
      <p role="status" className="o-small">
        {said}
      </p>
      {isScanning && (
        <ScanDialog
          onCode={take}
          onNoCamera={() => {
            setScanning(false)
            setSaid(words.noCamera)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </div>
  )
}

/** Where the lot stands on a package. */
function LotSign() {
  return (
    <svg viewBox="0 0 64 34" className={css.lotSign} aria-hidden="true">
      <rect x="0.5" y="0.5" width="63" height="33" rx="5" className={css.lotPackage} />
      <path d="M5 7v14M8 7v14M10 7v14M13 7v14M16 7v14M18 7v14M22 7v14" className={css.lotBars} />
      <path d="M30 8h26M30 13h18" className={css.lotLines} />
      <rect x="35" y="18" width="24" height="11" rx="3" className={css.lotFrame} />
      <path d="M40 21v5h3M47 21a2.5 2.5 0 1 0 .01 0M52 21h4M54 21v5" className={css.lotBars} />
    </svg>
  )
}
