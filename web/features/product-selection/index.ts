export { CartPanel } from './cart/CartPanel.tsx'
export { ChooseProducts } from './cart/ChooseProducts.tsx'
