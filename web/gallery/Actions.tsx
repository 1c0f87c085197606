import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Button, ButtonLink } from '../ui/action/Button.tsx'
import { AddChip, Chip } from '../ui/action/Chip.tsx'
import { Menu } from '../ui/action/Menu.tsx'
import { ErrorLink, NextStep } from '../ui/action/NextStep.tsx'
import { KeyCap, KeyLegend } from '../ui/text/KeyCap.tsx'
import css from './Gallery.module.css'

const variants = ['primary', 'tinted', 'outlined', 'text', 'danger', 'danger-filled'] as const
const sizes = ['large', 'normal', 'compact', 'small'] as const

export function Actions() {
  const [chosen, setChosen] = useState('nothing')
  const [wards, setWards] = useState(['Ward 1', 'Ward 2'])
  return (
    <>
      <div className={css.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className={css.row}>
        {sizes.map((size) => (
          <Button key={size} size={size} icon={<IconPlus />} keyCap="N">
            {size}
          </Button>
        ))}
        <Button square icon={<IconTrash />} aria-label="Remove" />
        <Button busy>Saving</Button>
        <Button reason="The order is already sent.">Cancel the order</Button>
        <ButtonLink variant="tinted" render={(look) => <a href="#main" {...look} />}>
          A link as a button
        </ButtonLink>
      </div>
      <div className={css.row}>
        <Menu
          head="Anna Lind"
          trigger={(links) => (
            <Button {...links} icon={<IconDots />}>
              Menu
            </Button>
          )}
          items={[
            { key: 'edit', word: 'Edit', onChoose: () => setChosen('Edit') },
            { key: 'copy', word: 'Copy', reason: 'A closed row is not copied.', onChoose: () => setChosen('Copy') },
            { key: 'show', word: 'Show the order', render: (look) => <a {...look} href="#shown" /> },
            { key: 'remove', word: 'Remove', icon: <IconTrash />, danger: true, onChoose: () => setChosen('Remove') },
          ]}
        />
        <output>Chosen: {chosen}</output>
      </div>
      <div className={css.row}>
        {wards.map((ward) => (
          <Chip
            key={ward}
            removeLabel={`Remove the filter ${ward}`}
            onRemove={() => setWards(wards.filter((each) => each !== ward))}
          >
            {ward}
          </Chip>
        ))}
        <AddChip onAdd={() => setWards([...wards, `Ward ${wards.length + 1}`])}>Add a ward</AddChip>
      </div>
      <NextStep
        blockedId="blocked"
        blocked={<ErrorLink onPress={() => document.getElementById('amount')?.focus()}>Fill in the amount</ErrorLink>}
      >
        <Button variant="primary" reasonId="blocked">
          Next
        </Button>
      </NextStep>
      <div className={css.row}>
        <KeyCap>B</KeyCap>
        <KeyLegend label="Keys" items={[{ keys: ['↑', '↓'], does: 'go between the rows' }]} />
      </div>
    </>
  )
}
