import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from '../Claim.module.css'
import type { PartOfClaim } from './parts.ts'

/** Whom customer service answers. It is known, and rarely changed. */
export function ContactCard({ form }: PartOfClaim) {
  const { contact: words } = useAllTexts().claims
  const [isOpen, setOpen] = useState(false)
  const { requester, contactPerson } = form.values
  // What is missing is shown where it can be filled in.
  if (!isOpen && form.errorOf('requester') === undefined) {
    return (
      <Card label={words.title}>
        <div className={css.line}>
          <Icon size={20} of={<IconUsers />} />
          <div className={css.lineWords}>
            <b>{requester}</b>
            <p className="o-small">{contactPerson}</p>
          </div>
          <Button variant="text" size="compact" onClick={() => setOpen(true)}>
            {words.change}
          </Button>
        </div>
      </Card>
    )
  }
  return (
    <Card title={words.title} padded="stack">
      <TextField label={words.requester} maxLength={100} {...form.field('requester')} />
      <TextField label={words.contactPerson} maxLength={200} {...form.field('contactPerson')} />
      <TextField label={words.customer} maxLength={200} {...form.field('customer')} />
      <div>
        <Button size="compact" onClick={() => setOpen(false)}>
          {words.apply}
        </Button>
      </div>
    </Card>
  )
}
