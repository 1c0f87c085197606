export { CartPanel } from './cart/CartPanel.tsx'
export { ChooseProducts } from './cart/ChooseProducts.tsx'
export { productPath } from './catalogue/product-path.ts'
export { secondLine } from './product/second-line.ts'
