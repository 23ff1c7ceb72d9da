import { Button } from '#design/button';
export const leak = Button;
