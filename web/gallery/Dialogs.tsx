import { useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Menu } from '../ui/action/Menu.tsx'
import { Dialog, Drawer } from '../ui/dialog/Dialog.tsx'
import css from './Gallery.module.css'

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={css.row}>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Remove the row?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger-filled" onClick={close}>
              Remove it
            </Button>
          </>
        }
      >
        <p>It cannot be brought back.</p>
        <Menu
          trigger={(links) => <Button {...links}>Reasons</Button>}
          items={[{ key: 'wrong', word: 'Wrong product', onChoose: () => undefined }]}
        />
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Messages" closeLabel="Close">
        <p>Nothing has happened yet.</p>
      </Drawer>
    </div>
  )
}
