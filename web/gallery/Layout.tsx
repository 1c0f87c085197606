import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Button } from '../ui/action/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Card, HeadCard } from '../ui/layout/Card.tsx'
import { BarePage } from '../ui/layout/Page.tsx'
import { PageLead, PageOfTabs } from '../ui/layout/PageLead.tsx'
import { columns, StickySide } from '../ui/layout/Columns.tsx'
import { BackToList, chooser, TwoPane } from '../ui/layout/TwoPane.tsx'
import { Avatar, BarCount, barButtonClass, barLinkClass, SearchButton, ShellBar } from '../ui/layout/ShellBar.tsx'
import { GuardBand } from '../ui/layout/GuardBand.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { ActionList } from '../ui/layout/ActionList.tsx'
import { TopBand } from '../ui/feedback/TopBand.tsx'
import { Facts } from '../ui/table/Facts.tsx'
import css from './Gallery.module.css'

export function Layout() {
  return (
    <>
      <div className={css.wide}>
        <TopBand>You are offline.</TopBand>
        {[false, true].map((isSoon) => (
          <GuardBand
            key={String(isSoon)}
            label={isSoon ? 'Help, soon over' : 'Help'}
            title="You are helping as Anna Lind"
            helper="Customer service: Erik Sand"
            reasonWord="Reason"
            reason="Order 204 097 was refused"
            timeIcon={<IconClock />}
            time={isSoon ? '1 min 58 s left' : 'Until 14:00, 48 min left'}
            isSoon={isSoon}
            after={isSoon ? 'Then you are customer service again.' : undefined}
            said=""
            rulesWord="What is not possible?"
            rulesWordShort="Reason and rules"
            onRules={() => undefined}
            stopIcon={<IconX />}
            stopWord="Stop"
            onStop={() => undefined}
          />
        ))}
        <ShellBar
          home={(look) => <a href="#main" aria-label="Omsorg" {...look} />}
          navLabel="Main"
          links={[
            {
              key: 'persons',
              link: (
                <a href="#main" className={barLinkClass} aria-current="page">
                  Care recipients
                  <BarCount label="3 wait">3</BarCount>
                </a>
              ),
            },
          ]}
          search={<SearchButton word="Search" keyCap="/" icon={<IconSearch />} onPress={() => undefined} />}
          carePlace={
            <button type="button" className={barButtonClass}>
              <Icon of={<IconMapPin />} />
              Birch
            </button>
          }
          user={<Avatar initials="AL" />}
        />
      </div>
      <div className={css.wide}>
        <BarePage>
          <HeadCard
            title="Anna Lind"
            lead="Ward 2"
            actions={<Button>Edit</Button>}
            primary={<Button variant="primary">Order</Button>}
            facts={<Facts items={[{ key: 'lasts', label: 'Lasts', value: '3 days' }]} />}
            band={
              <Notice tone="now" band>
                Runs out soon.
              </Notice>
            }
          />
        </BarePage>
      </div>
      <div className={css.wide}>
        <PageOfTabs title="Ward 2">
          <PageLead>Four need something today.</PageLead>
        </PageOfTabs>
      </div>
      <Card title="Things to do">
        <ActionList
          empty="Nothing to do."
          items={[{ key: 'anna', words: <a href="#main">Anna Lind</a>, action: <Button size="compact">Order</Button> }]}
        />
      </Card>
      <Card title="Nothing to do">
        <ActionList empty="Nothing waits." items={[]} />
      </Card>
      <div className={`${columns} ${css.wide}`}>
        <Card title="A card" note="2 of 3" aside={<Button variant="text">All</Button>} padded>
          <p>What it holds.</p>
        </Card>
        <StickySide>
          <Card label="Beside it" padded>
            <p>It stays in sight.</p>
          </Card>
        </StickySide>
      </div>
      <div className={css.wide}>
        <TwoPane
          label="A list"
          isOpened={false}
          tools={<Button size="compact">Waiting 2</Button>}
          foot="The oldest first."
          list={
            <p>
              <button type="button" className={chooser}>
                The first
              </button>
            </p>
          }
          chosen={
            <Card title="What is chosen" aside={<BackToList word="Back" onBack={() => undefined} />} padded>
              <p>It stands beside the list.</p>
            </Card>
          }
        />
      </div>
    </>
  )
}
