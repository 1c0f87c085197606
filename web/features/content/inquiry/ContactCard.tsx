import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Contacts } from '../../news/index.ts'

/** On the own pages: the ways to customer service, and to what helps before it. */
export function ContactCard() {
  const { myPages, shell } = useAllTexts()
  const { contact } = myPages
  return (
    <Card title={contact.title} padded="stack">
      <Contacts />
      <p>{contact.lead}</p>
      <div className="o-row-8">
        <RouteButton size="compact" icon={<IconMessage />} to={pathTo('ContactForm')}>
          {contact.write}
        </RouteButton>
        <RouteButton size="compact" variant="text" to={pathTo('HelpPage')}>
          {shell.userMenu.help}
        </RouteButton>
      </div>
    </Card>
  )
}
