export { Logo, LogoContext } from './logo.tsx';
export type { LogoFile } from './logo.tsx';
